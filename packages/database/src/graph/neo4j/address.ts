// Where a Neo4j server is, read from one address that may hold a name, a password and a database.

export interface Neo4jAddress {
  /** `bolt://…` or `neo4j://…`; a name and password in it are used, a path names the database. */
  readonly uri: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The server's own default when absent. */
  readonly database?: string | undefined;
}

/** The address in its parts; what is given beside the uri comes first. */
export function addressParts({ uri, ...given }: Neo4jAddress): Neo4jAddress {
  const url = new URL(uri);
  const { username, password, pathname } = url;
  url.username = '';
  url.password = '';
  url.pathname = '';
  const named = (text: string) => (text === '' ? undefined : decodeURIComponent(text));
  return {
    uri: url.href.replace(/\/$/, ''),
    user: given.user ?? named(username),
    password: given.password ?? named(password),
    database: given.database ?? named(pathname.replace(/^\//, '')),
  };
}
