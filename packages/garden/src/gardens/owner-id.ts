// Whose rows are meant in the database.

/** In the local mode rows belong to nobody. */
export function ownerIdOf(owner: string): string | undefined {
  return owner === 'local' ? undefined : owner;
}
