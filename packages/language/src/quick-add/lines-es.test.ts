import { expect, test } from 'vitest';
import { casesOf, toldOf } from '../testing/quick-add-lines.ts';

// Today is Monday, 30 November.
const LINES = `
Pedir harina el viernes => Pedir harina | 12-04
Pedir mañana la harina => Pedir la harina | 12-01
Viernes: comprar mantequilla => comprar mantequilla | 12-04
viernes comprar mantequilla => comprar mantequilla | 12-04
comprar mantequilla vie 8:00 => comprar mantequilla | 12-04 | 08:00
comprar mantequilla el viernes por la mañana => comprar mantequilla | 12-04 | 09:00
el viernes por la mañana comprar mantequilla => comprar mantequilla | 12-04 | 09:00
reunión mañana 14:30 => reunión | 12-01 | 14:30
reunion manana 14:30 => reunion | 12-01 | 14:30
mañana a las 9 reunión => reunión | 12-01 | 09:00
mañana por la mañana dentista => dentista | 12-01 | 09:00
dentista mañana por la tarde => dentista | 12-01 | 15:00
dentista mañana por la tarde a las 5 => dentista | 12-01 | 17:00
dentista mañana a las 5 de la tarde => dentista | 12-01 | 17:00
dentista a las 9 de la mañana => dentista | 11-30 | 09:00
dentista el martes a las 9 y media => dentista | 12-01 | 09:30
dentista el martes a las nueve y cuarto => dentista | 12-01 | 09:15
dentista el martes a las diez menos cuarto => dentista | 12-01 | 09:45
dentista el martes a la una => dentista | 12-01 | 13:00
dentista martes 16h => dentista | 12-01 | 16:00
dentista mar 16:00 => dentista | 12-01 | 16:00
llamar a mamá esta tarde => llamar a mamá | 11-30 | 15:00
llamar a mamá esta noche a las 9 => llamar a mamá | 11-30 | 21:00
esta noche sacar la basura => sacar la basura | 11-30 | 20:00
sacar la basura hoy => sacar la basura | 11-30
hoy sacar la basura => sacar la basura | 11-30
pasado mañana recoger el paquete => recoger el paquete | 12-02
recoger el paquete pasado mañana por la tarde => recoger el paquete | 12-02 | 15:00
llamar al banco el jueves => llamar al banco | 12-03
llamar el jueves al banco => llamar al banco | 12-03
llamar al banco jueves a las 10 => llamar al banco | 12-03 | 10:00
el próximo lunes reunión con Pablo => reunión con Pablo | 12-07
reunión con Pablo el lunes que viene => reunión con Pablo | 12-07
reunion con Pablo el proximo lunes a las 14 h => reunion con Pablo | 12-07 | 14:00
este sábado lavar el coche => lavar el coche | 12-05
lavar el coche el sabado => lavar el coche | 12-05
lavar el coche este finde => lavar el coche | 12-05
lavar el coche el fin de semana => lavar el coche | 12-05
lavar el coche el próximo fin de semana => lavar el coche | 12-12
la semana que viene llamar al gestor => llamar al gestor | 12-07
llamar al gestor la próxima semana => llamar al gestor | 12-07
el martes de la semana que viene fontanero => fontanero | 12-08
fontanero la semana que viene el martes => fontanero | 12-08
cancelar el seguro el mes que viene => cancelar el seguro | 12-01
enviar el presupuesto antes del viernes => enviar el presupuesto | 12-04
enviar el presupuesto para el jueves => enviar el presupuesto | 12-03
enviar el presupuesto hasta el jueves => enviar el presupuesto | 12-03
enviar el presupuesto a más tardar el miércoles => enviar el presupuesto | 12-02
enviar el presupuesto como muy tarde el miercoles => enviar el presupuesto | 12-02
declarar el IVA el 15 => declarar el IVA | 12-15
declarar el IVA el día 15 => declarar el IVA | 12-15
el 15 de diciembre declarar el IVA => declarar el IVA | 12-15
declarar el IVA el 15/12 => declarar el IVA | 12-15
declarar el IVA 15/12/2026 => declarar el IVA | 12-15
declarar el IVA antes del 15 de diciembre de 2026 => declarar el IVA | 12-15
3 dic flores para la abuela => flores para la abuela | 12-03
flores para la abuela 3 de dic => flores para la abuela | 12-03
viernes 4 de diciembre firmar el contrato => firmar el contrato | 12-04
firmar el contrato el viernes 4 a las 16:00 => firmar el contrato | 12-04 | 16:00
cita el 31/2 a las 10:00 => cita el 31/2 a las 10:00
cita el 30 de febrero a las 10 => cita el 30 de febrero a las 10
imprimir el 3 de diciembre 2000 folletos => imprimir 2000 folletos | 12-03
en 3 días regar las plantas => regar las plantas | 12-03
regar las plantas dentro de tres días => regar las plantas | 12-03
reclamar la factura en una semana => reclamar la factura | 12-07
reclamar la factura dentro de 2 semanas => reclamar la factura | 12-14
cambiar el filtro en un mes => cambiar el filtro | 12-30
sabado por la mañana mercado => mercado | 12-05 | 09:00
mercado el sábado por la mañana => mercado | 12-05 | 09:00
domingo a mediodía comer con mamá => comer con mamá | 12-06 | 12:00
viernes noche cine con Lola => cine con Lola | 12-04 | 20:00
cine con Lola el viernes por la noche a las 9 => cine con Lola | 12-04 | 21:00
miércoles tarde pediatra => pediatra | 12-02 | 15:00
a fin de mes balance => balance | 11-30
balance a finales de mes => balance | 11-30
entregar el informe a final de mes => entregar el informe | 11-30
entregar el informe a finales de semana => entregar el informe | 12-04
impuestos a finales de enero => impuestos | 2027-01-31
a principios de enero impuestos => impuestos | 2027-01-01
a mediados de diciembre pedir el árbol => pedir el árbol | 12-15
pedir el cordero antes de Navidad => pedir el cordero | 12-25
comprar uvas para Nochevieja => comprar uvas | 12-31
regalos de Navidad => regalos de Navidad
escribir el texto 2 horas => escribir el texto | 2 h
escribir el texto mañana 30 min => escribir el texto | 12-01 | 0.5 h
escribir el texto durante 2 horas el miércoles => escribir el texto | 12-02 | 2 h
leer media hora => leer | 0.5 h
todos los lunes sacar la basura => sacar la basura | FREQ=WEEKLY;BYDAY=MO | 11-30
cada viernes facturar => facturar | FREQ=WEEKLY;BYDAY=FR | 12-04
los martes y jueves gimnasio 19:00 => gimnasio | FREQ=WEEKLY;BYDAY=TU,TH | 12-01 | 19:00
vocabulario todos los días 20 min => vocabulario | FREQ=DAILY | 11-30 | 0.33 h
cada dos semanas regar => regar | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | 11-30
correr cada mañana a las 7 => correr | FREQ=DAILY | 11-30 | 07:00
alquiler el 5 de cada mes => alquiler | FREQ=MONTHLY;BYMONTHDAY=5 | 12-05
el primer lunes de cada mes reunión => reunión | FREQ=MONTHLY;BYDAY=1MO | 12-07
diario de lunes a viernes => diario | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 11-30
preparar la reunión del lunes => preparar la reunión del lunes
pasar las notas de ayer => pasar las notas de ayer
Paseo por el mar => Paseo por el mar
llamar a Domingo => llamar a Domingo
ordenar las fotos en diciembre => ordenar las fotos en diciembre
comprar sellos => comprar sellos
jueves sobre las 17:00 fontanero => fontanero | 12-03 | 17:00
fontanero el jueves a eso de las 5 => fontanero | 12-03 | 17:00
peluquería sáb 10:30 => peluquería | 12-05 | 10:30
pagar el comedor como muy tarde el 10 => pagar el comedor | 12-10
médico jueves a las 9 y cuarto => médico | 12-03 | 09:15
llamar a Iberdrola el lunes a primera hora => llamar a Iberdrola | 12-07 | 09:00
enviar factura a finales de la semana que viene => enviar factura | 12-11
la semana que viene el jueves reclamar => reclamar | 12-10
entregar la maqueta el viernes como muy tarde => entregar la maqueta | 12-04
reunión de 9 a 11 el martes => reunión | 12-01 | 09:00 | 2 h
llamar a Sofía hoy por la tarde sobre las 16:00 => llamar a Sofía | 11-30 | 16:00
notas del martes pasado => notas del martes pasado
el viernes pasado llamar => el viernes pasado llamar
la mañana del lunes gimnasio => la mañana del lunes gimnasio
pagar el 31 de noviembre => pagar el 31 de noviembre
sacar al perro cada noche => sacar al perro | FREQ=DAILY | 11-30 | 20:00
a las 5 recoger a los niños => recoger a los niños | 11-30 | 17:00
harina sábado o domingo => harina sábado o domingo
factura del 3 de diciembre por pagar => factura del 3 de diciembre por pagar
harina mañana entre las 14 y las 16 => harina | 12-01 | 14:00 | 2 h
el cinco de diciembre harina => harina | 12-05
harina mañana al final del día => harina | 12-01
no antes del lunes harina => no antes del lunes harina
`;

const CASES = casesOf(LINES);

test('at least a hundred ordinary lines', () => expect(CASES.length).toBeGreaterThanOrEqual(100));

test.each(CASES)('%s', (line, told) => expect(toldOf(line, 'es')).toBe(told));
