/** Whom the audit names where the service has done something by itself; it has no address. */
export const serviceActor = { memberId: null, memberName: 'service', memberEmail: '' } as const
