import { template } from './template.ts'

/** Mails about who an account belongs to (decision 93). */
export const accountMails = {
  'confirm-email': {
    subject: template({
      it: 'Conferma il tuo indirizzo e-mail per {restaurant}',
      en: 'Confirm your e-mail address for {restaurant}',
      de: 'Bestätige deine E-Mail-Adresse für {restaurant}',
      fr: 'Confirmez votre adresse e-mail pour {restaurant}',
      es: 'Confirma tu correo electrónico para {restaurant}',
    }),
    body: template({
      it: 'Ciao {name},\nqui confermi, entro tre giorni, che {email} è il tuo indirizzo:\n\n{link}\n\nSe non hai un account da {restaurant}, non fare nulla.',
      en: 'Hello {name},\nconfirm here, within three days, that {email} is your address:\n\n{link}\n\nIf you have no account at {restaurant}, do nothing.',
      de: 'Hallo {name},\nhier bestätigst du innerhalb von drei Tagen, dass {email} deine Adresse ist:\n\n{link}\n\nWenn du kein Konto bei {restaurant} hast, brauchst du nichts zu tun.',
      fr: 'Bonjour {name},\nconfirmez ici, dans les trois jours, que {email} est votre adresse :\n\n{link}\n\nSi vous n’avez pas de compte chez {restaurant}, ne faites rien.',
      es: 'Hola, {name}:\nconfirma aquí, en los próximos tres días, que {email} es tu dirección:\n\n{link}\n\nSi no tienes una cuenta en {restaurant}, no hagas nada.',
    }),
  },
  'email-changed': {
    subject: template({
      it: 'Il tuo account da {restaurant} ha un nuovo indirizzo e-mail',
      en: 'Your account at {restaurant} has a new e-mail address',
      de: 'Dein Konto bei {restaurant} hat eine neue E-Mail-Adresse',
      fr: 'Votre compte chez {restaurant} a une nouvelle adresse e-mail',
      es: 'Tu cuenta en {restaurant} tiene un nuevo correo electrónico',
    }),
    body: template({
      it: 'Ciao {name},\nnel tuo account da {restaurant} l’indirizzo e-mail è stato cambiato: da ora ti scriviamo al nuovo indirizzo, non più qui.\n\nSe non l’hai cambiato tu, avvisa subito il ristorante.',
      en: 'Hello {name},\nthe e-mail address of your account at {restaurant} was changed: from now on we write to the new address, not here.\n\nIf you did not change it, tell the restaurant at once.',
      de: 'Hallo {name},\ndie E-Mail-Adresse deines Kontos bei {restaurant} wurde geändert: Ab jetzt schreiben wir an die neue Adresse, nicht mehr hierher.\n\nWenn du sie nicht geändert hast, sag dem Restaurant sofort Bescheid.',
      fr: 'Bonjour {name},\nl’adresse e-mail de votre compte chez {restaurant} a été changée : nous écrivons désormais à la nouvelle adresse, plus ici.\n\nSi vous ne l’avez pas changée, prévenez tout de suite le restaurant.',
      es: 'Hola, {name}:\nse ha cambiado el correo electrónico de tu cuenta en {restaurant}: a partir de ahora escribimos a la nueva dirección, ya no aquí.\n\nSi no lo has cambiado tú, avisa enseguida al restaurante.',
    }),
  },
  'account-erased': {
    subject: template({
      it: 'Il tuo account da {restaurant} è stato eliminato',
      en: 'Your account at {restaurant} was deleted',
      de: 'Dein Konto bei {restaurant} wurde gelöscht',
      fr: 'Votre compte chez {restaurant} a été supprimé',
      es: 'Tu cuenta en {restaurant} se ha eliminado',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo account da {restaurant} e i dati che conteneva sono stati eliminati, come è stato chiesto nel widget. Degli ordini restano solo importi e piatti, senza il tuo nome; i dati di una fattura richiesta restano per gli obblighi fiscali.\n\nQuesto è l’ultimo messaggio che ricevi. Se non l’hai chiesto tu, avvisa subito il ristorante.',
      en: 'Hello {name},\nyour account at {restaurant} and the data in it were deleted, as was asked in the widget. Of your orders only amounts and dishes stay, without your name; the data of an invoice that you asked for stay because the law wants it.\n\nThis is the last message you get. If you did not ask for this, tell the restaurant at once.',
      de: 'Hallo {name},\ndein Konto bei {restaurant} und die Daten darin wurden gelöscht, wie im Widget gewünscht. Von deinen Bestellungen bleiben nur Beträge und Gerichte, ohne deinen Namen; die Daten einer angeforderten Rechnung bleiben, weil das Gesetz es verlangt.\n\nDas ist die letzte Nachricht, die du bekommst. Wenn du das nicht wolltest, sag dem Restaurant sofort Bescheid.',
      fr: 'Bonjour {name},\nvotre compte chez {restaurant} et les données qu’il contenait ont été supprimés, comme demandé dans le widget. De vos commandes il ne reste que les montants et les plats, sans votre nom ; les données d’une facture demandée restent, comme la loi l’exige.\n\nC’est le dernier message que vous recevez. Si vous n’avez rien demandé, prévenez tout de suite le restaurant.',
      es: 'Hola, {name}:\ntu cuenta en {restaurant} y los datos que contenía se han eliminado, como se pidió en el widget. De tus pedidos solo quedan importes y platos, sin tu nombre; los datos de una factura solicitada se conservan porque la ley lo exige.\n\nEste es el último mensaje que recibes. Si no lo has pedido tú, avisa enseguida al restaurante.',
    }),
  },
  'google-claimed': {
    subject: template({
      it: 'Il tuo account da {restaurant}: ora accedi con Google',
      en: 'Your account at {restaurant}: you now sign in with Google',
      de: 'Dein Konto bei {restaurant}: Du meldest dich jetzt mit Google an',
      fr: 'Votre compte chez {restaurant} : vous vous connectez avec Google',
      es: 'Tu cuenta en {restaurant}: ahora accedes con Google',
    }),
    body: template({
      it: 'Ciao {name},\nhai effettuato l’accesso con Google a un account il cui indirizzo non era mai stato confermato. Per sicurezza la password di prima non vale più e gli altri dispositivi sono stati scollegati. Se vuoi una password, usa «Password dimenticata».\n\nPrima del prossimo ordine controlla nome, telefono, indirizzi e carte: potrebbe averli scritti chi si è registrato.\n\n{restaurant}',
      en: 'Hello {name},\nyou have signed in with Google to an account whose address had never been confirmed. To be safe, its earlier password has ended and other devices are signed out. If you want a password, use “Forgotten password”.\n\nBefore your next order look at name, phone, addresses and cards: whoever registered may have typed them.\n\n{restaurant}',
      de: 'Hallo {name},\ndu hast dich mit Google bei einem Konto angemeldet, dessen Adresse nie bestätigt wurde. Zur Sicherheit gilt das frühere Passwort nicht mehr, und andere Geräte sind abgemeldet. Wenn du ein Passwort möchtest, nutze „Passwort vergessen“.\n\nPrüfe vor deiner nächsten Bestellung Name, Telefon, Adressen und Karten: Vielleicht hat sie jemand anders bei der Registrierung eingegeben.\n\n{restaurant}',
      fr: 'Bonjour {name},\nvous vous êtes connecté avec Google à un compte dont l’adresse n’avait jamais été confirmée. Par sécurité, l’ancien mot de passe n’est plus valable et les autres appareils sont déconnectés. Pour avoir un mot de passe, utilisez « Mot de passe oublié ».\n\nAvant votre prochaine commande, vérifiez nom, téléphone, adresses et cartes : la personne qui s’est inscrite a pu les saisir.\n\n{restaurant}',
      es: 'Hola, {name}:\nhas accedido con Google a una cuenta cuya dirección nunca se había confirmado. Por seguridad, la contraseña anterior ya no vale y los demás dispositivos se han desconectado. Si quieres una contraseña, usa «Contraseña olvidada».\n\nAntes de tu próximo pedido revisa nombre, teléfono, direcciones y tarjetas: puede haberlos escrito quien se registró.\n\n{restaurant}',
    }),
  },
} as const
