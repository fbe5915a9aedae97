import { parseSkills } from './parse-skills.ts'

export const accessibilitySkills = parseSkills(`
accessibility | Accessibility | a11y | a11y, accesibility, accessability, accessible design, accessiblity, accessibilty
web-accessibility | Web Accessibility | a11y dev | website accessibility, accessible websites, accessible website, web accesibility, accessible web design
accessibility-audit | Accessibility Audit | a11y | accessibility audits, a11y audit, accessibility testing, accessibility review, accesibility audit
wcag-compliance | WCAG Compliance | a11y dev | wcag, wcag 2.1, wcag 2.2, wcag aa, wcag 2.1 aa
ada-compliance | ADA Compliance | a11y | ada, ada compliant website, ada website compliance, ada compliant, ada compliance audit
section-508-compliance | Section 508 Compliance | a11y | section 508, 508 compliance, sec 508, 508 compliant
european-accessibility-act | European Accessibility Act | a11y | eaa, en 301 549, bfsg, eaa compliance, european accessibility directive
inclusive-design | Inclusive Design | a11y web | inclusivedesign, universal design, inclusive ux, inclusive desing
screen-reader-testing | Screen Reader Testing | a11y | screen readers, screen reader, nvda, voiceover testing, jaws testing
keyboard-navigation | Keyboard Navigation | a11y dev | keyboard accessibility, keyboard access, keyboard nav, focus management
wai-aria | WAI-ARIA | a11y code | aria, wai aria, aria labels, aria attributes, aria roles
semantic-html | Semantic HTML | a11y dev code | semantic markup, semantic html5, semantic web markup, html semantics
color-contrast | Color Contrast | a11y web | colour contrast, contrast checking, color accessibility, contrast ratio
pdf-accessibility | PDF Accessibility | a11y | accessible pdf, accessible pdfs, pdf remediation, pdf tagging, accessible documents
accessibility-statements | Accessibility Statements | a11y | accessibility statement, vpat, acr report, vpat report
plain-language | Plain Language | a11y brand | plain english, readability, easy read, plain language writing
accessible-design-systems | Accessible Design Systems | a11y system | accessible design system, accessible components, accessible component library, a11y design system
`)
