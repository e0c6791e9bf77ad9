import { makeApi } from '~/contract/client'

/** SPEC.md section 6: where the token is kept. */
const KEY = 'admin_token'

export const readToken = () => localStorage.getItem(KEY)
export const keepToken = (token: string) => localStorage.setItem(KEY, token)
export const forgetToken = () => localStorage.removeItem(KEY)

/** The calls as the administrator makes them. */
export const adminApi = makeApi((input, init) => fetch(input, init), readToken)
