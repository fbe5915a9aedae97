import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import * as addresses from '#domain/addresses.ts'
import { SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

import type { QrCode } from './qr-code.ts'
import type { Problems, Setup } from './second-factor-action.ts'

/** Dark on light in both colour schemes: many cameras read nothing else. The key below is the text alternative. */
function QrPicture({ qr: { size, path } }: { qr: QrCode }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-field border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The second step of the set-up: the visitor adds the key to the app and confirms it by a code. */
export function FactorSetup({ setup, problems, to }: { setup: Setup; problems: Problems; to: string }) {
  const t = useTexts()
  return (
    <form method="post" action={to} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="setup" value={setup.uri} />
      <section className="grid gap-3">
        <h2 className="text-lede">{t('factor.setup.add')}</h2>
        <p>{t('factor.setup.scan')}</p>
        <QrPicture qr={setup.qr} />
        <p className="text-compact">
          {t('factor.setup.key')}
          <code translate="no" className="mt-2 block rounded-field bg-sunken px-3 py-2 tracking-wide wrap-anywhere">
            {setup.key.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lede">{t('factor.setup.code')}</h2>
        <TextInput
          label={t('signInStep.code.label')}
          hint={t('signInStep.code.hint')}
          id="setup-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SECOND_FACTOR_LIMITS.typedCode}
          error={problems.code}
          required
        />
        <div className="flex flex-wrap items-center gap-5">
          <Button name="intent" value="confirm">
            {t('factor.setup.button')}
          </Button>
          <a href={addresses.account}>{t('factor.setup.notNow')}</a>
        </div>
      </section>
    </form>
  )
}
