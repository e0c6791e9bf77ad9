import * as z from 'zod/mini'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { adminCall } from '../call'

const kind = z.enum(DOCUMENT_KINDS)

/** Apart: its sender waits as long as a file takes. */
export const pieceForClientCalls = {
  uploadForClient: adminCall('POST /api/admin/dossier/{id}/upload-document', {
    permission: 'work-dossiers',
    summary: 'Adds a piece that came by e-mail on the client’s behalf; the client is told',
    body: 'multipart',
    parts: z.object({ document_type: kind }),
    status: 201,
    reply: z.object({ document_type: kind, filename: z.string(), size: z.number(), sha256: z.string() }),
  }),
}
