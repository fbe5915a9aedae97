/**
 * R758: in place of the link that reloads the page, a checkbox that chooses all entries of the form or none, and says
 * how many are chosen.
 */
function selectAll(bar: HTMLElement): void {
  const form = bar.closest('form')
  const [all, shown, link] = [bar.querySelector('input'), bar.querySelector('output'), bar.querySelector('a')]
  const label = bar.querySelector('label')
  const { name } = bar.dataset
  if (!form || !all || !shown || !link || !label) return
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter((box) => box.name === name)
  const show = () => {
    const chosen = boxes.filter((box) => box.checked).length
    all.checked = chosen === boxes.length
    all.indeterminate = chosen > 0 && chosen < boxes.length
    shown.textContent = `${chosen} of ${boxes.length} chosen`
  }
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked
    show()
  })
  form.addEventListener('change', show)
  // A browser may restore choices when it goes back.
  addEventListener('pageshow', show)
  label.hidden = false
  link.hidden = true
  show()
}

for (const bar of document.querySelectorAll<HTMLElement>('[data-select-all]')) selectAll(bar)
