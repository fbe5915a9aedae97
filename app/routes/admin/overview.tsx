import { clientContext } from '#app/load-context.ts'
import { BarChart, LineChart } from '#app/ui/figures/day-chart.tsx'
import { DayTable } from '#app/ui/figures/day-table.tsx'
import { Figure } from '#app/ui/figures/figure.tsx'
import { percent, wholeNumber } from '#app/ui/format.ts'
import { Section } from '#app/ui/section.tsx'
import { fetchOverview } from '#client/admin/admin.ts'
import { changeReadOnlyMode, fetchReadOnlyMode } from '#client/admin/read-only.ts'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/overview.ts'
import { actAsAdmin, formText } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { HealthTables } from './health-tables.tsx'
import { HostTable } from './host-table.tsx'
import { ProfileStates } from './profile-states.tsx'
import { ReadOnlyForm } from './read-only-form.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'
import { Waiting } from './waiting.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const [overview, mode] = await Promise.all([fetchOverview(client), fetchReadOnlyMode(client)])
  return { ...overview, mode, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const DONE: Record<string, string> = {
  'read-only-on': 'Read-only mode is on. Every page says so.',
  'read-only-off': 'Read-only mode is off. The site takes changes again.',
}

const FORM = { act: 1, message: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const act = async () => {
    const on = formText(form, 'act') === 'read-only-on'
    await changeReadOnlyMode(client, { on, message: formText(form, 'message') })
    return on ? 'read-only-on' : 'read-only-off'
  }
  return actAsAdmin(request, { form, act })
}

type Name = 'signUps' | 'messages' | 'filtered'
const seriesOf = (days: AdminOverview['days'], name: Name) => days.map((one) => ({ day: one.day, value: one[name] }))
const sumOf = (days: AdminOverview['days'], name: Name) => days.reduce((sum, one) => sum + one[name], 0)

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    profiles,
    days,
    queue,
    mail,
    openReports,
    openObjections,
    failures,
    accounts,
    unmatchedTerms,
    host,
    mode,
    done,
  } = loaderData
  const period = `in the last ${countWithNoun(days.length, 'day')}`
  const [signUps, messages, filtered] = [sumOf(days, 'signUps'), sumOf(days, 'messages'), sumOf(days, 'filtered')]
  return (
    <AdminPage title="Overview" place="Overview" done={actionData ? undefined : done} problems={actionData?.problems}>
      <Waiting
        reports={openReports.profiles + openReports.messages}
        decisions={openObjections}
        terms={unmatchedTerms}
        failures={failures}
        accounts={accounts}
      />
      <Section id="days" title="Lately">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Figure
            title="Sign-ups"
            value={wholeNumber(signUps)}
            summary={
              signUps > 0 ? `${wholeNumber(days.at(-1)?.signUps ?? 0)} today; all ${period}.` : `None ${period}.`
            }
          >
            <LineChart series={seriesOf(days, 'signUps')} noun="sign-ups" />
          </Figure>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
            <Figure
              title="Messages to experts"
              value={wholeNumber(messages)}
              summary={`${messages > 0 ? 'All' : 'None'} ${period}.`}
            >
              <BarChart series={seriesOf(days, 'messages')} noun="messages" />
            </Figure>
            <Figure
              title="Put aside by the filter"
              value={wholeNumber(filtered)}
              summary={messages > 0 ? `${percent(filtered / messages)} of messages.` : `None ${period}.`}
            >
              <BarChart series={seriesOf(days, 'filtered')} noun="filtered" />
            </Figure>
          </div>
        </div>
        <DayTable
          caption="Sign-ups and messages by day (UTC)"
          days={days}
          columns={[
            { name: 'Sign-ups', value: (day) => wholeNumber(day.signUps) },
            { name: 'Messages', value: (day) => wholeNumber(day.messages) },
            { name: 'Filtered', value: (day) => wholeNumber(day.filtered) },
          ]}
        />
      </Section>
      <Section id="profiles" title="Profiles by state">
        <ProfileStates profiles={profiles} />
      </Section>
      <Section id="health" title="Queue and mail">
        <HealthTables queue={queue} mail={mail} />
      </Section>
      <Section id="read-only" title="Read-only mode">
        <ReadOnlyForm mode={mode} typed={actionData?.typed} />
      </Section>
      {host.length > 0 && (
        <Section id="host" title="Site builder">
          <HostTable host={host} />
        </Section>
      )}
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Overview')
