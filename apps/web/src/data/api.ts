// The one API of the page: the server it came from.
import { createApi } from '@hakoniwa/client';

const api = createApi();

/** Calls to the server; for use with useQuery and useMutation. */
export function useApi() {
  return api;
}
