import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'

import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { isPaidPlan, planCodes } from '#domain/accounts/workspace.ts'
import { DEMO_PICTURES } from '#domain/demo/demo.ts'
import type { Platform } from '#domain/host/platform.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { shownPlan } from '#domain/platform/shown-names.ts'
import { listed, plural } from '#domain/text/plural.ts'
import { pictureAddress } from '#domain/uploads/picture.ts'

const planOptions = () => planCodes().map((plan) => ({ value: plan, label: shownPlan(plan) }))
const AGES = [1, 4, 30].map((days) => ({ value: String(days), label: plural(days, 'day') }))

type Answer = SubmissionResult<string[]> | null

/** `owner`: the id of the workspace whose profile is shown, or `''` for the account's own. */
type PlayProps = { platform: Platform; owner: string; answer: Answer }

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

function OwnerSelect({ workspaces, owner }: { workspaces: Platform['workspaces']; owner: string }) {
  const managed = workspaces.filter(({ role }) => role !== 'member')
  if (managed.length === 0) return null
  const options = [{ value: '', label: 'Myself' }, ...managed.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <label htmlFor="whose" className="grid justify-items-start gap-1.5 font-semibold">
      Whose site is it?
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
  const [form, fields] = useForm<{ name: string }>({ id: 'publish', lastResult: answer })
  return (
    <Part title="Publish a site" hint="Your profile shows it at once, and it counts as a published one.">
      <form method="post" id={form.id} noValidate className="grid gap-4">
        <Field label="Name of the site" field={fields.name} autoComplete="off" required />
        <fieldset>
          <legend className="mb-2 font-semibold">Picture</legend>
          <div className="grid grid-cols-3 gap-2">
            {DEMO_PICTURES.map((key, index) => (
              <label
                key={key}
                className="cursor-pointer rounded-field border-2 border-transparent outline-offset-2 has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
              >
                <input type="radio" name="picture" value={key} defaultChecked={index === 0} className="sr-only" />
                <span className="sr-only">Picture {index + 1}</span>
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
            Publish
          </Button>
        </div>
      </form>
    </Part>
  )
}

function SitesForm({ work }: { work: Platform['work'] }) {
  const sites = work.filter(({ type }) => type === 'sites')
  return (
    <Part title="Take a site down" hint="What is not published counts for nothing, and comes back as it was.">
      {sites.length === 0 && <p className="text-compact text-ink-soft">There is no site yet.</p>}
      <ul className="max-h-80 overflow-y-auto">
        {sites.map(({ id, name, publishedOn }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0 text-compact wrap-anywhere">{name}</span>
            <form method="post" className="shrink-0">
              <input type="hidden" name="site" value={id} />
              <Button variant="quiet" name="intent" value={publishedOn ? 'unpublish' : 'republish'}>
                {publishedOn ? 'Unpublish' : 'Publish again'}
                <span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** As in "Every plan but Free is a paid one". */
function planHint(): string {
  const free = planCodes().filter((plan) => !isPaidPlan(plan))
  const but = free.length === 0 ? '' : ` but ${listed(free.map(shownPlan))}`
  return `Every plan${but} is a paid one, for the workspace and all its members.`
}

/** A plan to begin with: the one that the demo's own workspaces have, or the first that is paid. */
const usualPlan = () => (isPaidPlan('core') ? 'core' : planCodes().find(isPaidPlan))

function PlanForms({ workspaces }: { workspaces: Platform['workspaces'] }) {
  const managed = workspaces.filter(({ role }) => role !== 'member')
  return (
    <Part title="Change the plan" hint={planHint()}>
      {managed.map(({ id, name, plan }) => (
        <form key={id} method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="workspaceId" value={id} />
          <label htmlFor={`plan-${id}`} className="grid min-w-0 gap-1.5 font-semibold">
            <span className="wrap-anywhere">{name}</span>
            <PillSelect
              id={`plan-${id}`}
              name="plan"
              options={planOptions()}
              defaultValue={plan}
              className="min-h-11 font-normal md:max-w-none!"
            />
          </label>
          <Button variant="quiet" name="intent" value="plan">
            Change
            <span className="sr-only"> the plan of {name}</span>
          </Button>
        </form>
      ))}
      {managed.length === 0 && (
        <form method="post" className="flex flex-wrap items-end gap-3">
          <label htmlFor="new-plan" className="grid gap-1.5 font-semibold">
            A workspace of your own, with the plan
            <PillSelect
              id="new-plan"
              name="plan"
              options={planOptions()}
              defaultValue={usualPlan()}
              className="min-h-11 font-normal md:max-w-none!"
            />
          </label>
          <Button variant="quiet" name="intent" value="plan">
            Create it
          </Button>
        </form>
      )}
    </Part>
  )
}

function ClockForm() {
  const { days } = activeRules().requirements
  return (
    <Part
      title="Move the clock"
      hint={
        days > 0
          ? `Makes your account and your workspaces older, so that the ${days}-day rule can be tried.`
          : 'Makes your account and your workspaces older.'
      }
    >
      <form method="post" className="flex flex-wrap items-end gap-3">
        <label htmlFor="age" className="grid gap-1.5 font-semibold">
          Make my account older by
          <PillSelect
            id="age"
            name="days"
            options={AGES}
            defaultValue="4"
            className="min-h-11 font-normal md:max-w-none!"
          />
        </label>
        <Button variant="quiet" name="intent" value="age">
          Let time pass
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
