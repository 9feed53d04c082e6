#!/usr/bin/python3
"""A WebKitGTK window for WebKitWebDriver. It has an exact size and no bars, and prints the page's console.

Usage: webkit-window.py DATA-FOLDER [--no-script]
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

data = sys.argv[1]
Gtk.init(None)
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=data, base_cache_directory=data + "/cache"
    )
)
context.set_automation_allowed(True)


def open_window(_session):
    settings = WebKit2.Settings()
    # Without a graphics card, drawing a page in layers takes two to three times as long.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_javascript("--no-script" not in sys.argv)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    window.move(0, 0)
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
