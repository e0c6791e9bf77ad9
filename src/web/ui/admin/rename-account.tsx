import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from './form/admin-button'
import { FieldsDialog } from './form/fields-dialog'

/** « Corriger le nom » of an account: one's own, or a colleague's. */
export function RenameAccount({ id, name, onChange }: { id: string; name: string; onChange: () => void }) {
  // What is typed rests on what stood there when it was opened.
  const [seen, see] = useState<string | null>(null)
  const rename = useMutation({
    mutationFn: (typed: string) =>
      adminApi.renameAccount({ params: { id }, body: { name: typed, ...(seen && { instead_of: seen }) } }),
    onSuccess: onChange,
  })
  return (
    <>
      <AdminButton look="quiet" icon={Pencil} onClick={() => see(name)}>
        Corriger le nom<span className="visually-hidden"> de {name}</span>
      </AdminButton>
      {seen !== null && (
        <FieldsDialog
          title="Corriger le nom"
          action="Corriger"
          fields={[{ name: 'name', label: 'Nom', value: name }]}
          act={rename}
          keptAs={`nom:${id}`}
          onDone={(typed, leave) => rename.mutate(typed.name ?? '', { onSuccess: leave })}
          onClose={() => see(null)}
        />
      )}
    </>
  )
}
