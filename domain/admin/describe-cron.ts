const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']
const CRON = /^(?<minute>\*|\*\/\d+|\d+) (?<hour>\*|\d+|\d+-\d+) \* \* (?<day>\*|[0-6])$/

const two = (number: string | number) => String(number).padStart(2, '0')

function hourWords(hour: string, minute: string): string {
  const [first = '', last] = hour.split('-')
  const at = `${two(first)}:${two(minute)}`
  return last === undefined ? `at ${at} UTC` : `every hour from ${at} to ${two(last)}:${two(minute)} UTC`
}

/** R627: a schedule in words; one that is written in another way than ours stays as it is. */
export function describeCron(cron: string): string {
  const { minute = '', hour = '', day = '' } = CRON.exec(cron)?.groups ?? {}
  const on = day === '*' ? '' : `, on ${DAYS[Number(day)]}`
  if (minute === '') return cron
  if (minute === '*') return hour === '*' ? `Every minute${on}` : cron
  if (minute.startsWith('*/')) return hour === '*' ? `Every ${minute.slice(2)} minutes${on}` : cron
  if (hour === '*') return `Every hour at minute ${minute}${on}`
  return day === '*' ? `Every day ${hourWords(hour, minute)}` : `${DAYS[Number(day)]} ${hourWords(hour, minute)}`
}
