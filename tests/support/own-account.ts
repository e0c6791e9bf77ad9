import { PERMISSIONS } from '../../src/domain/access/permission'

/** What `me` answers to the owner. */
export const ownAccount = () => ({
  ...{ id: 'owner', session_id: 's', name: 'Ana', email: null, role: 'owner' as const },
  ...{ permissions: [...PERMISSIONS], master_password: true, has_password: true },
  ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
})
