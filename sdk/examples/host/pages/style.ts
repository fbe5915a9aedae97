/** Served as /style.css. */
export const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#faf8f4, #16181c); --card: light-dark(#fff, #1f2228);
  --ink: light-dark(#1d2126, #eceae4); --quiet: light-dark(#565d66, #b3b5b8); --line: light-dark(#ddd8cd, #3a3f47);
  --accent: light-dark(#2547b8, #9db4ff); --on-accent: light-dark(#fff, #10131a); --danger: light-dark(#a3231c, #ff9d94) }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
header, main, footer { max-width: 46rem; margin-inline: auto; padding-inline: 1rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding-block: 1rem }
.brand { font-weight: 700; font-size: 1.25rem; letter-spacing: -.02em; color: var(--ink); text-decoration: none }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem }
nav a { padding-block: .25rem }
a { color: var(--accent) }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; margin: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 0 .75rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-block: 1.25rem }
.plain { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .5rem }
section .plain li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  padding-block: .5rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
.fields { display: grid; gap: .75rem; align-items: end }
@media (min-width: 40rem) { .fields { grid-template-columns: 1fr 1fr auto } }
.row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 0 }
label, .fields > div { display: grid; gap: .25rem; font-size: .9rem; color: var(--quiet); min-width: 0 }
.row label { display: flex; align-items: center; gap: .5rem }
input, select, button, .button { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
  border-radius: .5rem; padding: .5rem .75rem; min-height: 2.75rem; max-width: 100% }
button, .button { cursor: pointer; background: var(--accent); color: var(--on-accent); border-color: var(--accent);
  font-weight: 600; text-decoration: none; display: inline-block }
button.quiet { background: none; color: var(--accent) }
button.danger { background: none; color: var(--danger); border-color: var(--danger) }
button.choice { width: 100%; display: flex; flex-wrap: wrap; gap: .1rem .75rem; text-align: start; background: var(--card);
  color: var(--ink); border-color: var(--line); font-weight: 400 }
.choice span, small, footer { color: var(--quiet) }
.problem { color: var(--danger) }
.wide { overflow-x: auto; margin-top: 1rem }
table { border-collapse: collapse; font-size: .875rem; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
td:last-child { min-width: 14rem; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
footer { padding-block: 1rem 2rem; font-size: .875rem }
`
