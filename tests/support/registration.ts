import { PASSWORD } from './in-process'

export const registration = {
  company_name: 'Atelier Ngoma & Fils',
  registration_number: 'SN-DKR-2020-B-123',
  manager_name: 'Awa Ndiaye',
  country: 'Sénégal',
  email: 'awa@ngoma.example',
  phone: '+221 77 123 45 67',
  message: 'Menuiserie à Dakar.\nNous cherchons des devis.',
}

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
