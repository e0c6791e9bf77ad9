import { saveAnswer } from './save-file'

/** Hands an answer's bytes to the visitor as a file under the name that the server gives it. @throws EmptyFile */
export const saveNamed = (response: Response) =>
  saveAnswer(
    response,
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv',
  )
