/** Where an invitation is taken up: its token stands after the #, so that no log sees it. */
export const invitationLink = (publicUrl: string, token: string) =>
  `${publicUrl}/admin-login/invitation#${token}`
