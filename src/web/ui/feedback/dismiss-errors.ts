import { toast } from 'sonner'

/** Who goes on to another step leaves what failed behind; what succeeded keeps its time. */
export function dismissErrors() {
  for (const one of toast.getToasts()) if ('type' in one && one.type === 'error') toast.dismiss(one.id)
}
