import { PASSWORD } from '../program/program'
import { registration } from './business-abroad'

/** The registration from abroad and the administrator's lists, by plain HTTP. */
export function registrantOf(url: string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    register: (body: unknown = registration, headers?: Record<string, string>) =>
      post('international-registration', body, headers),
    administrator: async () => {
      const { token } = (await (await post('admin/login', { password: PASSWORD })).json()) as {
        token: string
      }
      const headers = { authorization: `Bearer ${token}` }
      return {
        list: async (query = ''): Promise<Listed> =>
          (await fetch(`${url}/api/admin/registrations${query}`, { headers })).json() as Promise<Listed>,
        act: (id: string, verb: 'contacted' | 'accepted', body: unknown = {}) =>
          post(`admin/registrations/${id}/${verb}`, body, headers),
        get: (path: string) => fetch(`${url}/api/admin/${path}`, { headers }),
      }
    },
  }
}

interface Listed {
  registrations: (typeof registration & {
    id: string
    state: string
    created_at: string
    call_before: string
    contacted_at: string | null
    contact_note: string
  })[]
  total: number
  next_cursor: string | null
}
