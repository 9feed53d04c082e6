#!/bin/sh
# The voice of the screen reader. It logs each text, with "+" before the text and "." once it has said the whole text.
# Each letter takes 20 ms, as with the fast voice of a practised listener. The screen reader ends this script to break a
# text off.
printf '+%s\n' "$(printf %s "$1" | tr '\n' ' ')" >> "$HEARD"
sleep "$((${#1} * 20))e-3"
printf '.\n' >> "$HEARD"
