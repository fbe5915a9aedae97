import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { isPaidPlan, planCodes } from '#domain/accounts/workspace.ts'
import { DEMO_PICTURES } from '#domain/demo/demo.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { planDisplayName } from '#domain/platform/display-names.ts'
import { joinWithAnd } from '#domain/text/plural.ts'
import { pictureAddress } from '#domain/uploads/picture.ts'

const planOptions = () =>
  planCodes().map((plan) => ({ value: plan, label: planDisplayName(plan), translate: 'no' as const }))
const AGES = [1, 4, 30]

/** For screen readers: which one a button is about. */
const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>

type Answer = SubmissionResult<string[]> | null

/** `owner`: the id of the workspace whose profile is shown, or `''` for the account's own. */
type PlayProps = { platform: PlatformAccount; owner: string; answer: Answer }

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Panel className="grid content-start gap-4">
      <div>
        <h3 className="text-lede">{title}</h3>
        <p className="mt-1 text-small text-ink-soft">{hint}</p>
      </div>
      {children}
    </Panel>
  )
}

function OwnerSelect({ workspaces, owner }: { workspaces: PlatformAccount['workspaces']; owner: string }) {
  const t = useTexts()
  const managed = workspaces.filter(({ role }) => role !== 'member')
  if (managed.length === 0) return null
  const options = [
    { value: '', label: t('demo.owner.myself') },
    ...managed.map(({ id, name }) => ({ value: id, label: name, translate: 'no' as const })),
  ]
  return (
    <label htmlFor="whose" className="grid justify-items-start gap-1.5 font-semibold">
      {t('demo.owner.label')}
      <PillSelect
        id="whose"
        name="workspaceId"
        options={options}
        defaultValue={owner}
        className="min-h-11 font-normal md:max-w-none!"
      />
    </label>
  )
}

function PublishForm({ platform, owner, answer }: PlayProps) {
  const t = useTexts()
  const [form, fields] = useForm<{ name: string }>({ id: 'publish', lastResult: answer })
  return (
    <Part title={t('demo.publish.title')} hint={t('demo.publish.hint')}>
      <form method="post" id={form.id} noValidate className="grid gap-4">
        <Field label={t('demo.publish.name')} field={fields.name} autoComplete="off" required />
        <fieldset>
          <legend className="mb-2 font-semibold">{t('demo.publish.picture')}</legend>
          <div className="grid grid-cols-3 gap-2">
            {DEMO_PICTURES.map((key, index) => (
              <label
                key={key}
                className="cursor-pointer rounded-field border-2 border-transparent outline-offset-2 has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
              >
                <input type="radio" name="picture" value={key} defaultChecked={index === 0} className="sr-only" />
                <span className="sr-only">{t('demo.publish.pictureNumber', { number: index + 1 })}</span>
                <Picture
                  src={pictureAddress('/media', 'thumbnail', key)}
                  alt=""
                  sizes="8rem"
                  className="block aspect-[16/10] w-full rounded-[0.35rem] bg-sunken object-cover"
                />
              </label>
            ))}
          </div>
        </fieldset>
        <OwnerSelect workspaces={platform.workspaces} owner={owner} />
        <div>
          <Button name="intent" value="publish">
            {t('demo.publish.button')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

function SitesForm({ work }: { work: PlatformAccount['work'] }) {
  const t = useTexts()
  const sites = work.filter(({ type }) => type === 'sites')
  return (
    <Part title={t('demo.sites.title')} hint={t('demo.sites.hint')}>
      {sites.length === 0 && <p className="text-compact text-ink-soft">{t('demo.sites.none')}</p>}
      <ul className="max-h-80 overflow-y-auto">
        {sites.map(({ id, name, publishedOn }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
            <bdi className="min-w-0 text-compact wrap-anywhere">{name}</bdi>
            <form method="post" className="shrink-0">
              <input type="hidden" name="site" value={id} />
              <Button variant="quiet" name="intent" value={publishedOn ? 'unpublish' : 'republish'}>
                {t.rich(publishedOn ? 'demo.sites.unpublish' : 'demo.sites.republish', { name, hidden })}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** As in "Every plan but Free is a paid one". */
function planHint(t: PageTexts): string {
  const free = planCodes().filter((plan) => !isPaidPlan(plan))
  return free.length === 0
    ? t('demo.plan.hint')
    : t('demo.plan.hintBut', { plans: joinWithAnd(free.map(planDisplayName)) })
}

/** A plan to begin with: the one that the demo's own workspaces have, or the first that is paid. */
const usualPlan = () => (isPaidPlan('core') ? 'core' : planCodes().find(isPaidPlan))

function PlanForms({ workspaces }: { workspaces: PlatformAccount['workspaces'] }) {
  const t = useTexts()
  const managed = workspaces.filter(({ role }) => role !== 'member')
  return (
    <Part title={t('demo.plan.title')} hint={planHint(t)}>
      {managed.map(({ id, name, plan }) => (
        <form key={id} method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="workspaceId" value={id} />
          <label htmlFor={`plan-${id}`} className="grid min-w-0 gap-1.5 font-semibold">
            <bdi className="wrap-anywhere">{name}</bdi>
            <PillSelect
              id={`plan-${id}`}
              name="plan"
              options={planOptions()}
              defaultValue={plan}
              className="min-h-11 font-normal md:max-w-none!"
            />
          </label>
          <Button variant="quiet" name="intent" value="plan">
            {t.rich('demo.plan.change', { name, hidden })}
          </Button>
        </form>
      ))}
      {managed.length === 0 && (
        <form method="post" className="flex flex-wrap items-end gap-3">
          <label htmlFor="new-plan" className="grid gap-1.5 font-semibold">
            {t('demo.plan.new')}
            <PillSelect
              id="new-plan"
              name="plan"
              options={planOptions()}
              defaultValue={usualPlan()}
              className="min-h-11 font-normal md:max-w-none!"
            />
          </label>
          <Button variant="quiet" name="intent" value="plan">
            {t('demo.plan.create')}
          </Button>
        </form>
      )}
    </Part>
  )
}

function ClockForm() {
  const t = useTexts()
  const { days } = activePlatformRules().requirements
  return (
    <Part title={t('demo.clock.title')} hint={days > 0 ? t('demo.clock.hintRule', { days }) : t('demo.clock.hint')}>
      <form method="post" className="flex flex-wrap items-end gap-3">
        <label htmlFor="age" className="grid gap-1.5 font-semibold">
          {t('demo.clock.label')}
          <PillSelect
            id="age"
            name="days"
            options={AGES.map((age) => ({ value: String(age), label: t('demo.clock.days', { days: age }) }))}
            defaultValue="4"
            className="min-h-11 font-normal md:max-w-none!"
          />
        </label>
        <Button variant="quiet" name="intent" value="age">
          {t('demo.clock.button')}
        </Button>
      </form>
    </Part>
  )
}

/** R125: the demo has no site builder, so the visitor triggers its reports here. */
export function PlayPlatform({ platform, owner, answer }: PlayProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
      <PublishForm platform={platform} owner={owner} answer={answer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PlanForms workspaces={platform.workspaces} />
        <ClockForm />
        <SitesForm work={platform.work} />
      </div>
    </div>
  )
}
