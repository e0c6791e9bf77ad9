import { makeApi } from '~/contract/whole-client'
import { fetchSignedIn, readToken } from './admin-session'

/** The calls as the administrator makes them. */
export const adminApi = makeApi(fetchSignedIn, readToken)
