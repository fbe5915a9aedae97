import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { StartError } from '#server/startup/start-error.ts'

import { ensureChromium } from './find-chromium.ts'

// npm test runs the suite; npm run check (--fast) only what needs neither a database nor a browser; npm run test:full
// (--full) also what the suite checks at a sample.
const fast = process.argv.includes('--fast')
const full = process.argv.includes('--full')
const RESULTS = 'test-results'
/** Tests start some fifty servers and scripts, each of which would compile the same modules. */
const COMPILE_CACHE = resolve('node_modules/.cache/compiled')

type Count = { passed: number; failed: number; failures: string[] }
type Step = { name: string; tool: string; args: string[]; count?: () => Count; prepare?: () => void }

const bin = (name: string) => `node_modules/.bin/${name}`

type FileResult = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string }[]
}

/** Counts tests from the tool's report; without a report the step counts as one check. */
function vitestCount(file: string) {
  return (): Count => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      testResults: FileResult[]
    }
    const failures = report.testResults.flatMap((result) => {
      const tests = result.assertionResults.filter((test) => test.status === 'failed')
      const file = result.name.replace(`${process.cwd()}/`, '')
      if (result.status === 'failed' && tests.length === 0) return [`${file} did not run: ${result.message}`]
      return tests.map((test) => `${file}: ${test.fullName}`)
    })
    return { passed: report.numPassedTests, failed: failures.length, failures }
  }
}

function browserCount(): Count {
  type Suite = { title: string; suites?: Suite[]; specs: { title: string; ok: boolean }[] }
  const report = JSON.parse(readFileSync(`${RESULTS}/browser.json`, 'utf8')) as {
    suites: Suite[]
    errors: { message: string }[]
  }
  const specs = (suite: Suite): { title: string; ok: boolean }[] => [
    ...suite.specs.map((spec) => ({ ...spec, title: `${suite.title}: ${spec.title}` })),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const all = report.suites.flatMap(specs)
  const failures = [
    ...all.filter((spec) => !spec.ok).map((spec) => spec.title),
    ...report.errors.map((one) => one.message),
  ]
  return { passed: all.filter((spec) => spec.ok).length, failed: failures.length, failures }
}

function vitest(project: string): Step {
  const file = `${RESULTS}/${project}.json`
  return {
    name: `${project} tests`,
    tool: bin('vitest'),
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: vitestCount(file),
  }
}

/** Stages run in sequence; the steps of a stage run in parallel. */
type Stage = Step[]

const CHECKS: Stage[] = [
  [
    { name: 'format', tool: bin('oxfmt'), args: ['--check'] },
    { name: 'lint and import directions', tool: bin('oxlint'), args: [] },
    { name: 'page types', tool: bin('react-router'), args: ['typegen'] },
    { name: 'text types', tool: process.execPath, args: ['locales/generate-types.ts'] },
  ],
  [
    { name: 'dead code', tool: bin('knip'), args: [] },
    // Each checker works out the types that files share for itself, and there is no core to spare beside the tests.
    { name: 'types', tool: bin('tsc'), args: ['-p', '.', '--checkers', '1'] },
    vitest('unit'),
    // Else the browser tests' server would build first, on one core, while all of them wait.
    ...(fast ? [] : [{ name: 'build', tool: process.execPath, args: ['scripts/build.ts'] }]),
  ],
]

const SUITE: Stage[] = [
  [vitest('database')],
  ...(full ? [[vitest('slow')]] : []),
  [{ name: 'browser tests', tool: bin('playwright'), args: ['test'], count: browserCount, prepare: ensureChromium }],
]

/** A step that runs alone streams its output; parallel steps print theirs at the end. */
function run({ tool, args }: Step, { alone }: { alone: boolean }): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const out = alone ? 'inherit' : 'pipe'
    const child = spawn(tool, args, {
      stdio: ['ignore', out, out],
      shell: process.platform === 'win32',
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...(full && { E2E_FULL: '1' }) },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ ok: false, output: output + error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function runStep(step: Step, { alone }: { alone: boolean }): Promise<Count> {
  const startedAt = performance.now()
  if (alone) console.log(`\n━━ ${step.name}`)
  step.prepare?.()
  const { ok, output } = await run(step, { alone })
  if (!alone) console.log(`\n━━ ${step.name}\n${output.trimEnd()}`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  let count: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [step.name] }
  if (step.count) {
    try {
      count = step.count()
    } catch {
      count = { passed: 0, failed: 1, failures: [`${step.name} left no report`] }
    }
    // A tool that failed without a failing test still failed.
    if (!ok && count.failed === 0) count = { ...count, failed: 1, failures: [`${step.name} ended with an error`] }
  }
  console.log(`   ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return count
}

async function main(): Promise<number> {
  if (existsSync(RESULTS)) rmSync(RESULTS, { recursive: true })
  mkdirSync(RESULTS)
  let passed = 0
  const failures: string[] = []
  for (const stage of fast ? CHECKS : [...CHECKS, ...SUITE]) {
    const counts = await Promise.all(stage.map((step) => runStep(step, { alone: stage.length === 1 })))
    for (const count of counts) {
      passed += count.passed
      failures.push(...count.failures)
    }
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  },
)
