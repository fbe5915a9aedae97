import pg from 'pg'

/**
 * R388: a connection through a pooler that gives every transaction another connection of its own. What one of them has
 * prepared the next does not know, or knows under the same name from another process: so nothing has a name. A method,
 * not a property: whatever wraps `query` calls that of the class.
 */
export class UnpreparedClient extends pg.Client {
  override query(query: unknown, ...rest: unknown[]): never {
    return Reflect.apply(pg.Client.prototype.query, this, [withoutName(query), ...rest]) as never
  }
}

/** Copies and cursors, which `submit` themselves, stay as they are. */
function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('name' in query)) return query
  return { ...query, name: undefined }
}
