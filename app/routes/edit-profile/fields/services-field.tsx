import { useTexts } from '#app/shell/use-texts.ts'
import { displayServiceGroups } from '#domain/profiles/services.ts'

/** Checkboxes for the services, by group. */
export function ServicesField({ chosen }: { chosen: string[] }) {
  const t = useTexts()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('editFields.services.legend')}</legend>
      <p className="mb-4 text-small text-ink-soft">{t('editFields.services.hint')}</p>
      <div translate="no" className="grid gap-6 sm:grid-cols-3">
        {displayServiceGroups().map(({ name, services }) => (
          <fieldset key={name}>
            <legend className="mb-2 text-compact font-semibold text-ink-soft">{name}</legend>
            <ul className="grid md:gap-1.5">
              {services.map((service) => (
                <li key={service.slug}>
                  <label className="touch-line flex cursor-pointer items-start gap-2.5 text-compact">
                    <input
                      type="checkbox"
                      name="services"
                      value={service.slug}
                      defaultChecked={chosen.includes(service.slug)}
                      className="mt-1 size-4 shrink-0"
                    />
                    {service.name}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
