import { filterAddress } from './filter-address.ts'

// Applies filters as they are changed. Loaded when a filter is first touched; without it the form has its button.
const form = document.querySelector<HTMLFormElement>('#expert-filters')
if (form) enhance(form)

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === 'number' ? field.value !== field.defaultValue : field.checked !== field.defaultChecked
}

/** A number says that it has changed when the visitor leaves it. */
function isBeingTyped(field: Element): boolean {
  return field === document.activeElement && field.matches('[type=number]')
}

function enhance(form: HTMLFormElement): void {
  const isSheet = () => form.matches(':popover-open')
  let waits = false

  /** The list comes back with the panel of the changed filter open, by its id as fragment. */
  function apply(panel?: string): void {
    if (form.reportValidity()) location.assign(filterAddress(form.action, new FormData(form), panel))
  }

  function changed(field: Element): void {
    // In the sheet of a phone people choose several before they look at the list.
    if (isSheet()) waits = true
    else apply(field.closest('fieldset')?.id)
  }

  function closePanels(except?: Element | null): void {
    for (const panel of form.querySelectorAll('details[open]')) if (panel !== except) panel.removeAttribute('open')
  }

  form.addEventListener('change', ({ target }) => changed(target as Element))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply()
  })
  form.addEventListener('toggle', (event) => {
    if (waits && event.target === form && (event as ToggleEvent).newState === 'closed') apply()
  })
  document.addEventListener('click', ({ target }) => {
    if (!isSheet()) closePanels((target as Element).closest('details'))
  })
  // An open panel would cover what the keyboard reaches next.
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const panel = (target as Element).closest('details[open]')
    if (!isSheet() && relatedTarget && !panel?.contains(relatedTarget as Node)) panel?.removeAttribute('open')
  })
  form.addEventListener('keydown', ({ key, target }) => {
    const panel = key === 'Escape' && !isSheet() ? (target as Element).closest('details[open]') : null
    panel?.removeAttribute('open')
    panel?.querySelector('summary')?.focus()
  })
  // R311: Back may bring the page as it was left, with the change that led away from it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    waits = false
    form.reset()
    closePanels()
  })
  // R312: the visitor may have changed a filter before this script loaded.
  const early = [...form.elements].find((field) => isChanged(field) && !isBeingTyped(field))
  if (early) changed(early)
}
