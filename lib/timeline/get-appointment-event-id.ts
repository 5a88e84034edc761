/** The id of an appointment's calendar event, by the id of the appointment. */
export function getAppointmentEventId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}
