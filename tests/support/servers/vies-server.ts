import { createServer } from 'node:http'
import { listening } from './listening'

/** How the register behaves. */
export type ViesMood =
  | { valid: boolean; name?: string; address?: string; requestIdentifier?: string }
  /** It refuses with a word of its own, and whatever status. */
  | { error: string; status?: number }
  | { body: string; status?: number }
  | { silent: true }

interface Asked {
  path: string
  countryCode: string
  vatNumber: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

/** VIES for one test, as its REST interface answers: `---` for what a member state does not tell. */
export async function viesServer(knowsRequester = true) {
  let mood: ViesMood = { error: 'MS_UNAVAILABLE' }
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const question = { path: String(request.url), ...JSON.parse(text) } as Asked
    asked.push(question)
    if ('silent' in mood) return
    const refused =
      question.requesterNumber && !knowsRequester
        ? 'INVALID_REQUESTER_INFO'
        : 'error' in mood
          ? mood.error
          : null
    response.setHeader('content-type', 'application/json')
    if ('status' in mood && mood.status) response.statusCode = mood.status
    if ('body' in mood) return void response.end(mood.body)
    if (refused) {
      const wrapped = { actionSucceed: false, errorWrappers: [{ error: refused }] }
      return void response.end(JSON.stringify(wrapped))
    }
    const { countryCode, vatNumber } = question
    const said = { requestIdentifier: '', name: '---', address: '---', ...mood }
    const rest = { traderName: '---', traderNameMatch: 'NOT_PROCESSED' }
    response.end(
      JSON.stringify({ countryCode, vatNumber, requestDate: new Date().toISOString(), ...said, ...rest }),
    )
  })
  const url = await listening(server)
  return {
    url: `${url}/vies/rest-api`,
    asked,
    be: (next: ViesMood) => {
      mood = next
    },
  }
}
