import * as addresses from '#domain/addresses.ts'

/** One for all buttons of a page. `next` is the page's own address, without whatever else a visitor came with. */
export function ShortlistForm({ next }: { next: string }) {
  return (
    <form id="shortlist" action={addresses.shortlist} method="post" className="hidden">
      <input type="hidden" name="next" value={next} />
    </form>
  )
}
