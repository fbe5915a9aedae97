/**
 * Loads an island's code when the visitor first touches the island. An element is an island by its `data-island`, the
 * address of that code. One with `data-now` is loaded once the page is there. The script creates a script element, since
 * 'strict-dynamic' blocks `import()` in an inline script. A failed load is retried at the next touch, under another
 * address: browsers may store that a module failed. A form with `data-call`, which only that code can send, waits for it.
 */
export const LOAD_ON_TOUCH =
  '{let l={},n=0;for(const t of["DOMContentLoaded","focusin","pointerdown"])on(t,e=>{const u=(e.target.closest?.("[data-island]")??document.querySelector("[data-now]"))?.dataset.island;if(u&&!l[u]){let s=l[u]=document.createElement("script");s.type="module";s.src=n?u+"?"+n:u;s.onload=()=>s.ok=1;s.onerror=()=>{n++;l[u]=0;s.remove()};document.head.append(s)}});on("submit",e=>{let f=e.target,s=l[f.closest("[data-island]")?.dataset.island];if(s&&!s.ok&&f.dataset.call){e.preventDefault();s.addEventListener("load",()=>f.requestSubmit())}})}'
