import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { HostSignInRefusal } from '#domain/accounts/host-sign-in.ts'
import * as addresses from '#domain/addresses.ts'

import { HostButton } from './host-button.tsx'

type Props = { reason: HostSignInRefusal; hostName: string; next: string; fresh: boolean }

/** R412: says why the sign-in failed, and how to go on. */
export function HostProblem({ reason, hostName, next, fresh }: Props) {
  const t = useTexts()
  const final = reason === 'locked' || reason === 'deleted'
  const back = final
    ? { href: addresses.home, label: t('hostSignIn.home') }
    : fresh
      ? { href: next || addresses.account, label: t('hostSignIn.back') }
      : { href: next ? signInAddress(next) : addresses.signIn, label: t('hostSignIn.otherWays') }
  return (
    <FormPage title={fresh ? t('hostSignIn.problem.titleFresh') : t('hostSignIn.problem.title')}>
      <Notice tone="bad">
        <p>{t(`hostSignIn.refused.${reason}`, { host: hostName })}</p>
      </Notice>
      {!final && <HostButton label={t('hostSignIn.problem.again', { host: hostName })} next={next} fresh={fresh} />}
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    </FormPage>
  )
}
