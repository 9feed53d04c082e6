/**
 * The SHA-256 checksums of the sample photographs that ship with the project, in hexadecimal. They tell a
 * sample from the academy's own picture whatever its file is called.
 */
export const samplePictures: ReadonlySet<string> = new Set([
  'da91dbe79760244d1145b31bb921b10e81e356b252b467b6cbf5671e64dc8a05', // gallery/board-tray.jpg
  '6a759bf99e61c80cdfddef254ddf2298808a0b6acd68653f7ea307c379898c60', // gallery/book-stack-window.jpg
  '1531752b9d87dab2dd6da182bf32e70726cc02709858f07a2dcf4ff27318c7fb', // gallery/cad-plan.jpg
  'd79e3f94002e590f8f3ce65139f4467d02da2f72c3df997eab7dc74636c679e0', // gallery/certificates-wall.jpg
  '11bdfd34036743b5614a609b46c5c44947cf2212b1b2261c1f18c9c07dbe5c05', // gallery/design-desk.jpg
  '2bdc990bc264f1f09fd393b4dd9711e619926ba3db7dc1e4145ede816ec6505f', // gallery/desk-blinds.jpg
  'c2e45034986883a3c2e2e21aeabcc466a0ad58d99a70e0311e5c3b96bdd48956', // gallery/flat-lay.jpg
  '8c95326349f251ee769681aba49fcab24605d6db3b720026fa49d8c9e71acbff', // gallery/graduation.jpg
  '4ace7ed31e49919fcce6acf2294e9fcb7cba385156c3882f4b8eb58b1eacf979', // gallery/hardware-bench-bright.jpg
  '8af76bca5e643328a04ec75860e1e90e1ec719d202b49392d8091000e798fa18', // gallery/headphones-books.jpg
  'acec8735f505200721a4fa0c376daf45c00726087e0eb4f2fad2448e9a1d2c52', // gallery/headphones-night.jpg
  'ae9d8c2cab3efdc98924636ceca00b2865278a2859a7693fb7f9c85282115aa4', // gallery/keyboard-macro.jpg
  '8e49d60aa85f11518ecef4fb1b744ae18d373c43cb3a47038add285b2a23f056', // gallery/keyboard-overhead.jpg
  '3d29c3b3ea48b73b4559f458cd681530ece24ce3e6be39e6e335fcc06dcf515a', // gallery/lab-aisle.jpg
  '808f41e298c009b3e3dc8f7058b375e7502ff7d18e31949d0ce44eb54199aff5', // gallery/lab-night.jpg
  'ad495f420f07906a8d942c0037cdd622c8e428b78a54c5ab33876e48704794d1', // gallery/lab-seat.jpg
  '7c317f16d79df8d8364a4e482ec765cdab2b3873220a56f5526e44b6d6884954', // gallery/laptop-night.jpg
  'b9160b835f1acb00016405c3ecc2318cf1efe169c6df1c48126de8ed742fdd42', // gallery/library-shelf.jpg
  '043558b91766bf9ac285254da7da5b109cf301fdab7c4e2ae2e5c45e43d09e14', // gallery/open-notebook.jpg
  '7728b67801c2a2cbee3686227d3c3425e9572abda93b1f4e3fc480db32b72cea', // gallery/phone-app.jpg
  '88ec424db193745887f2239bc2f8d187ffc0e6eeb651fbb87fe6cc956676f2a0', // gallery/rack-leds.jpg
  'd53d4d4ba44b63ba6ab424547ab072384c240f4bd8b43ea8b6ae3acc398a6358', // gallery/rack-wide.jpg
  '4343fc52a6ed13d3188afda3dc76f0550ad6b3ae7597afbce067682fb3ea2985', // gallery/ram-macro.jpg
  '4672dc60254bd7228f11b55b613eb8e3c78bd446e1f388f8e3ae6110b983fb61', // gallery/router-shelf.jpg
  'efe91182483dfe46518b4badde54a16560918aed8f7ab03289faaa9267c06602', // gallery/seminar-lectern.jpg
  'af977cf62dd67765e9944058129eb686212c1c3df4b4ced394c8f3bc45a76890', // gallery/server-rack.jpg
  '22b03936c50a1068938bfbe37f37fbb22e3f0fe26c555059650fec8afa45a99e', // gallery/sill-plants.jpg
  '3406ec5f88b7bfe29e9ea68d56b08a31f7abdbbb3ddb673b90064538cbcd3314', // gallery/sticky-wall.jpg
  '5a10a5be631f579906f6b485670bad7f2a6c974c7964dfede11ef36b7b740c9c', // gallery/two-monitors.jpg
  '43b4f6cba04be68b5c870720e221a31c457c324f009f3bb8de38bcc156992451', // gallery/whiteboard-lesson.jpg
  '044625d6e048c702d2acd269411b6ae71b6683c580c23286a27eed698193fbdb', // pictures/lab-evening.jpg
  'f5cf396bce40067e92989eec9a8c2100f69dbbc38b961f3f4a77cdc1648a6dd0', // pictures/laptop-code.jpg
  '3d9c60ede41f147fc508002a43867b160412371ec1df205183d6ae88ef6e46c2', // pictures/reception.jpg
  'fd9991b6aebee0bfd667d8ab61972ef6505a42f2d2c312da41a6d8f7d814676c', // pictures/seminar-room.jpg
]);
