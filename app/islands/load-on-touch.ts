/**
 * A part of the inline script: it loads the code of an island when somebody first touches it, and nothing before. An
 * element is an island by its `data-island`, the address of that code. It makes a script element, since `import()` in a
 * script of the page itself is refused under 'strict-dynamic'. What could not be loaded is tried again at the next touch.
 */
export const LOAD_ON_TOUCH =
  '{const l={};for(const t of["focusin","pointerdown"])addEventListener(t,e=>{const u=e.target.closest?.("[data-island]")?.dataset.island;if(u&&!l[u]){const s=l[u]=document.createElement("script");s.type="module";s.src=u;s.onerror=()=>{l[u]=0;s.remove()};document.head.append(s)}})}'
