import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Once a text has been saved as a new one, its editor has the text's own address. @param isNew whether it was opened at another */
export function useOwnAddress(home: string, isNew: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isNew) void navigate(home, { replace: true, preventScrollReset: true })
  }, [isNew, home, navigate])
}
