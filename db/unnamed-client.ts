import pg from 'pg'

type Query = pg.Client['query']

/**
 * R388: a connection through a pooler that gives every transaction another connection of its own. What one of them has
 * prepared the next does not know, or knows under the same name from another process: so nothing has a name.
 */
export class UnnamedClient extends pg.Client {
  override query = ((...[query, ...rest]: Parameters<Query>) =>
    pg.Client.prototype.query.apply(this, [withoutName(query), ...rest] as Parameters<Query>)) as unknown as Query
}

/** Copies and cursors, which `submit` themselves, stay as they are. */
function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('name' in query)) return query
  return { ...query, name: undefined }
}
