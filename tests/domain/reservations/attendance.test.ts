import { expect, test } from 'vitest'

import type { Attendance } from '#src/domain/reservations/attendance.ts'
import { mayArrive, mayBeNoShow } from '#src/domain/reservations/attendance.ts'
import { moment } from '#tests/support/builders.ts'

const timeZone = 'Europe/Rome'
const startsAt = moment('2026-03-10 20:00:00')
const at = (time: string) => ({ timeZone, nowMs: Date.parse(`2026-03-10T${time}:00+01:00`) })
const booked = (status: string, attendance: Attendance | null = null) => ({ status, attendance, startsAt })

test('guests arrive from an hour before their time on [RESV-47]', () => {
  const may = ['18:59', '19:00', '20:00', '23:59'].map((time) => mayArrive(booked('confirmed'), at(time)))
  expect(may).toEqual([false, true, true, true])
})

test('a no-show is one from its time on [RESV-48]', () => {
  const may = ['19:59', '20:00', '23:59'].map((time) => mayBeNoShow(booked('confirmed'), at(time)))
  expect(may).toEqual([false, true, true])
})

test('only what is confirmed is marked, and once [RESV-47, RESV-48]', () => {
  const statuses = ['new', 'waiting', 'refused', 'cancelled']
  expect(statuses.some((status) => mayArrive(booked(status), at('20:00')))).toBe(false)
  expect(statuses.some((status) => mayBeNoShow(booked(status), at('20:00')))).toBe(false)
  const marks = ['arrived', 'noShow'] as const
  expect(marks.map((mark) => mayArrive(booked('confirmed', mark), at('20:00')))).toEqual([false, true])
  expect(marks.map((mark) => mayBeNoShow(booked('confirmed', mark), at('20:00')))).toEqual([false, false])
})
