import { isOvertaken } from './overtaken'
import { useKeptText } from './use-kept-text'

/**
 * What a dialog asks for in words, kept until it is given or taken back. What somebody else was before is read anew, and
 * may be asked again: then it stays.
 */
export function useKeptReason(name: string, onClose: () => void) {
  const [reason, setReason] = useKeptText(name)
  function leave(error: unknown = null) {
    if (!isOvertaken(error)) setReason('')
    onClose()
  }
  return { reason, setReason, leave }
}
