import * as addresses from '#domain/addresses.ts'

/** One form for all buttons of a page. `next` is the page's canonical address, without extra parameters. */
export function ShortlistForm({ next }: { next: string }) {
  return (
    <form id="shortlist" action={addresses.shortlist} method="post" className="hidden">
      <input type="hidden" name="next" value={next} />
    </form>
  )
}
