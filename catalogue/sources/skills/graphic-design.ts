import { parseSkills } from './parse-skills.ts'

export const graphicDesignSkills = parseSkills(`
graphic-design | Graphic Design | graphic | graphics design, graphic designer, graphicdesign, graphic desing, grafic design, graphics designer, graphic-designer, graphics, graphic designing, graphic desgin
photoshop | Photoshop | graphic | adobe photoshop, photo shop, ps, photoshp, adobe ps, adobe photo shop, photoshope, phtoshop, photoshop cc
illustrator | Illustrator | graphic illus | adobe illustrator, ai illustrator, ilustrator, illustrater, adobe ai, adobe illustrator cc, illustator, illustrator cc
indesign | InDesign | graphic | adobe indesign, in design, id adobe, in-design, adobe in design, indesgin
adobe-creative-suite | Adobe Creative Suite | graphic photo | adobe creative cloud, creative cloud, adobe cc, adobe suite, adobe, creative suite, adobe cs6, adobe creative
adobe-express | Adobe Express | graphic | adobe spark, adobeexpress, adobe express design, spark post
coreldraw | CorelDRAW | graphic illus | corel draw, corel, coral draw, corel-draw, coreldraw graphics suite
affinity-designer | Affinity Designer | graphic illus | affinity, affinitydesigner, affinity design, serif affinity
affinity-photo | Affinity Photo | graphic photo | affinityphoto, affinity photos, affinity photo editing, serif affinity photo
affinity-publisher | Affinity Publisher | graphic | affinitypublisher, affinity publishing, affinity layout, serif affinity publisher
canva | Canva | graphic | canva design, canvas design, canva designer, canva pro, canva templates, cavna
gimp | GIMP | graphic photo | gimp editing, gnu image manipulation program, gimp photo, gimp design
inkscape | Inkscape | graphic illus | ink scape, inkscape vector, inscape vector, ink-scape
quarkxpress | QuarkXPress | graphic | quark, quark xpress, quark express, quarkexpress
adobe-acrobat | Adobe Acrobat | graphic | acrobat, acrobat pro, pdf editing, adobe pdf, pdf forms
typography | Typography | graphic brand | typographic design, typograhy, typographer, typograpy, typographic
type-design | Type Design | graphic | font design, typeface design, fonts design, font designer, type designer, custom fonts
lettering | Lettering | graphic illus | hand lettering, handlettering, letter design, custom lettering, hand-lettering
calligraphy | Calligraphy | graphic illus | caligraphy, calligrapher, modern calligraphy, calligraphic
layout-design | Layout Design | graphic | layout, layouts, page layout, layoutdesign, layout designer
editorial-design | Editorial Design | graphic | editorial, editorial designer, editorial layout, publication design, editorialdesign
magazine-design | Magazine Design | graphic | magazine layout, magazine, magazines, magazine designer, magzine design
book-design | Book Design | graphic illus | book layout, book formatting, book designer, book interior design, ebook design
book-cover-design | Book Cover Design | graphic illus | book cover, book covers, ebook cover, bookcover, book cover designer
print-design | Print Design | graphic | print, printing design, print designer, printdesign, print media, print ready design
brochure-design | Brochure Design | graphic | brochure, brochures, broshure design, bifold brochure, trifold brochure, leaflet design
flyer-design | Flyer Design | graphic | flyer, flyers, flyer designer, flier design, flyerdesign, leaflets
poster-design | Poster Design | graphic | poster, posters, posterdesign, poster designer, movie poster design
banner-design | Banner Design | graphic ads | banner, banners, web banner, web banners, banner designer, bannerdesign
catalog-design | Catalog Design | graphic | catalogue design, product catalog, catalog, catalogue, catalogs
menu-design | Menu Design | graphic | restaurant menu, menus, food menu design, menu designer
album-cover-design | Album Cover Design | graphic illus | album art, cover art, album cover, cd cover, album artwork
t-shirt-design | T-Shirt Design | graphic illus | tshirt design, t shirt design, tee shirt design, tshirt, t-shirt designer, t-shirts
apparel-design | Apparel Design | graphic | clothing design, merchandise design, merch design, apparel graphics, clothing designer
fashion-design | Fashion Design | graphic illus | fashion, fashion designer, fashiondesign, fashion desing
textile-design | Textile Design | graphic illus | textile, fabric design, surface pattern design, textile designer
pattern-design | Pattern Design | graphic illus | patterns, seamless patterns, pattern designer, surface design, repeat patterns
infographic-design | Infographic Design | graphic data | infographic, infographics, info graphic, info graphics, infographic designer, inforgraphics
presentation-design | Presentation Design | graphic | presentation, presentations, presentation designer, slide design, presentaion design, slide deck design
powerpoint | PowerPoint | graphic | microsoft powerpoint, power point, ppt, powerpoint design, ms powerpoint, powerpoint presentation
keynote | Keynote | graphic | apple keynote, keynote presentation, keynote design, key note
google-slides | Google Slides | graphic | google slide, googleslides, google presentation, google slides design
report-design | Report Design | graphic data | annual report, annual report design, annual reports, report layout
icon-design | Icon Design | graphic illus | icon, icons, icon designer, icondesign, iconography, app icon design, icon set
vector-graphics | Vector Graphics | graphic illus | vector, vectors, vector art, vector graphic, vectorart, vector tracing, vector design
svg | SVG | graphic code | svgs, svg graphics, scalable vector graphics, svg files, svg icons
image-editing | Image Editing | graphic photo | image editor, photo manipulation, image manipulation, image edit, imageediting
background-removal | Background Removal | graphic photo | background remove, remove background, clipping path, clipping paths, bg removal
signage-design | Signage Design | graphic brand | signage, sign design, wayfinding, wayfinding design, signs
environmental-graphics | Environmental Graphics | graphic brand | environmental graphic design, egd, experiential design, environmental-graphics design
exhibition-design | Exhibition Design | graphic 3d | exhibition, trade show booth design, booth design, exhibit design, stand design
vehicle-wraps | Vehicle Wraps | graphic | vehicle wrap, car wrap design, car wraps, van wrap, vehicle graphics
billboard-design | Billboard Design | graphic ads | billboard, billboards, outdoor advertising design, ooh design, hoarding design
invitation-design | Invitation Design | graphic | invitations, wedding invitation, invitation card, wedding invitations, invitation cards
greeting-cards | Greeting Cards | graphic illus | greeting card, greeting card design, holiday cards, greetings cards
sticker-design | Sticker Design | graphic illus | sticker, stickers, sticker designer, die cut stickers
certificate-design | Certificate Design | graphic | certificate, certificates, certificate template, diploma design
resume-design | Resume Design | graphic | cv design, resume, cv, resume template, curriculum vitae design
thumbnail-design | Thumbnail Design | graphic ads | youtube thumbnail, thumbnails, thumbnail, youtube thumbnails, thumbnail designer
mockups | Mockups | graphic web | mockup, mock up, mock-ups, mock ups, product mockup, mockup design
prepress | Prepress | graphic | pre press, pre-press, print production, print ready files, preflight
desktop-publishing | Desktop Publishing | graphic | dtp, desktop publisher, desktoppublishing, typesetting, dtp artist
image-retouching-for-print | Image Retouching for Print | graphic photo | print retouching, colour separation, color separation, cmyk retouching
midjourney | Midjourney | graphic illus | mid journey, midjourny, mid-journey, midjourney ai, ai art
ai-image-generation | AI Image Generation | graphic illus | ai images, stable diffusion, dall-e, dalle, ai generated images, ai image generator
`)
