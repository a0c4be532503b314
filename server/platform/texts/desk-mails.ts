import { template } from './template.ts'

/** Mails to those who work at a desk. */
export const deskMails = {
  invitation: {
    subject: template({
      it: 'Il Suo accesso a {restaurant}',
      en: 'Your access to {restaurant}',
      de: 'Ihr Zugang zu {restaurant}',
      fr: 'Votre accès à {restaurant}',
      es: 'Su acceso a {restaurant}',
    }),
    body: template({
      it: 'Buongiorno {name},\n{operator} ha preparato {restaurant} per Lei. Qui sceglie la Sua password e trova ordini, menù e impostazioni; il link funziona una volta sola, entro sette giorni:\n\n{link}\n\nSe non se lo aspettava, non faccia nulla.',
      en: 'Hello {name},\n{operator} has prepared {restaurant} for you. Choose your password here and find orders, menu and settings; the link works once, within seven days:\n\n{link}\n\nIf you did not expect this, do nothing.',
      de: 'Guten Tag {name},\n{operator} hat {restaurant} für Sie vorbereitet. Hier wählen Sie Ihr Passwort und finden Bestellungen, Speisekarte und Einstellungen; der Link funktioniert einmal, innerhalb von sieben Tagen:\n\n{link}\n\nWenn Sie das nicht erwartet haben, brauchen Sie nichts zu tun.',
      fr: 'Bonjour {name},\n{operator} a préparé {restaurant} pour vous. Choisissez ici votre mot de passe et retrouvez commandes, carte et réglages ; le lien fonctionne une seule fois, dans les sept jours :\n\n{link}\n\nSi vous ne vous y attendiez pas, ne faites rien.',
      es: 'Hola, {name}:\n{operator} ha preparado {restaurant} para usted. Aquí elige su contraseña y encuentra pedidos, carta y ajustes; el enlace funciona una sola vez, en los próximos siete días:\n\n{link}\n\nSi no lo esperaba, no haga nada.',
    }),
  },
} as const
