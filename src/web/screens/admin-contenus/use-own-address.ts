import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Once a new text has been saved, its editor has the text's own address. @param isNew whether it was opened without one */
export function useOwnAddress(home: string, isNew: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isNew) void navigate(home, { replace: true, preventScrollReset: true })
  }, [isNew, home, navigate])
}
